import { entered } from "../patterns/enteredPattern.ts";
import type { Change } from "./correctionValues.ts";
import { MARKER } from "./correctionWords.ts";
import { isOfSide } from "./muddledLoads.ts";
import { COPULA } from "./namedInCorrection.ts";

export const EVERY = entered(
  /^(?:(?:they|those|these) )?(?:(?:were|are|was) )?(?:both|all|all of (?:them|it|those)|both of (?:them|those)|each of them|every one|alle|beide|todos|tout|tutti|alles|todo|toda|tutto|tudo)\b|\b\d{1,2} (?:rounds|runden|tours|rondas|giri|rodadas)\b/,
);

/** What was read of a sentence that may be a correction. */
export type Said = {
  figured: string;
  body: string;
  opened: boolean;
  bare: boolean;
  chosen: boolean;
  /** It says which day it belongs to. */
  redated: boolean;
  values: readonly Change[];
  exercise: { phrase: string; instead: string | null } | null;
};

export const ABOUT_IT =
  /^(?:eso|isso|quello|it|that|this|they|those|these|es|das|ce|c|era|eran|fue|fueron|erano|foi|foram|eram|waren|war)\b/;
const FIELD_FIRST =
  /^(?:in |en |em |as |add |with |i )?(?:(?:(?:it|that|those|they|all|top|set) )*(?:felt|feels?)|used|(?:no|without|zero)(?: any| the)? (?:added |extra )?weight|(?:remove|take(?: off| out)?|drop|lose|delete|scrap|scratch|forget|clear|ignore) (?:the|that|any|my) (?:(?:added |extra )?weight|rpe|rir|effort)|rpe|rir|(?:per|each|a) (?:hand|dumb ?bell|db|side|arm|leg)|in total|only|just|kgs?|kilos?|lbs?|pounds?|pfund|livres|libras|libbre|kms|miles|yards|yds|met(?:er|re)s|reps|sets|the (?:reps|weight|sets)|weight(?:ed)?|assisted)\b/;

/** It says what is not so: "85 not 80". */
export const contrasted = ({ values, exercise }: Pick<Said, "values" | "exercise">) =>
  values.some((value) => "instead" in value && value.instead !== null) || exercise?.instead != null;

/** "Left arm only did 7": one side of what was told. */
const ofOneSide = (values: readonly Change[]): boolean => values.length > 1 && values.some(isOfSide);

/**
 * Whether a sentence is meant as a correction: it is marked as one ("actually", "make that"), speaks of "it", names
 * sets of the entry or one of its fields, or says what is not so.
 */
export function isMeant({ figured, body, opened, bare, chosen, redated, values, exercise }: Said): boolean {
  const copula = COPULA.exec(body);
  const stated = copula !== null && (copula.index === 0 || ABOUT_IT.test(body));
  const field = values.length > 0 && bare && FIELD_FIRST.test(body);
  return (
    MARKER.test(figured) ||
    stated ||
    chosen ||
    (redated && bare) ||
    (bare && values.length > 0 && EVERY.test(body)) ||
    field ||
    (bare && ofOneSide(values)) ||
    contrasted({ values, exercise }) ||
    (opened && (bare || exercise !== null))
  );
}
