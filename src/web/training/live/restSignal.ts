let audio: AudioContext | null = null;

/** Browsers let a page sound only after somebody has touched it: called with the tick that starts a rest. */
export function readySignal(): void {
  try {
    audio ??= new AudioContext();
    void audio.resume();
  } catch {
    audio = null;
  }
}

/** Two short tones and a shake, where the device allows them. */
export function giveSignal(): void {
  navigator.vibrate?.([200, 100, 200]);
  if (audio?.state !== "running") return;
  for (const after of [0, 0.3]) {
    const begins = audio.currentTime + after;
    const tone = audio.createOscillator();
    const volume = audio.createGain();
    tone.frequency.value = 880;
    volume.gain.setValueAtTime(0.2, begins);
    volume.gain.exponentialRampToValueAtTime(0.001, begins + 0.22);
    tone.connect(volume).connect(audio.destination);
    tone.start(begins);
    tone.stop(begins + 0.25);
  }
}
