/** Buckets that the names of features are hashed to. */
export const GAP_BUCKETS = 32_768;
const START = 0x811c9dc5;
const PRIME = 0x01000193;
const BLANK = 32;

/** Goes on with a hash by one more string (FNV-1a over UTF-16 units). */
function mix(hash: number, text: string): number {
  let mixed = hash;
  for (let index = 0; index < text.length; index += 1) mixed = Math.imul(mixed ^ text.charCodeAt(index), PRIME);
  return mixed;
}

/** The bucket of a feature, from 0 to `GAP_BUCKETS` - 1. Its name is the pieces, parted by blanks. */
export function gapBucket(first: string, ...others: string[]): number {
  let hash = mix(START, first);
  for (const other of others) hash = mix(Math.imul(hash ^ BLANK, PRIME), other);
  return ((hash ^ (hash >>> 15)) >>> 0) % GAP_BUCKETS;
}
