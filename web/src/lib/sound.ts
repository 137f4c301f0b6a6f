/** Short sounds, made when they are played; silent unless they are switched on. */
import { settings } from './settings.svelte';

export type Sound = 'card' | 'hit' | 'turn' | 'win' | 'lose';

// Frequencies one after another, and how long each lasts, in seconds.
const NOTES: Record<Sound, [number[], number]> = {
  card: [[520], 0.05],
  hit: [[150, 110], 0.07],
  turn: [[520, 780], 0.09],
  win: [[520, 660, 780, 1040], 0.12],
  lose: [[390, 330, 260], 0.16],
};

let context: AudioContext | null = null;

export function play(sound: Sound): void {
  if (!settings.sound) return;
  context ??= new AudioContext();
  const [notes, length] = NOTES[sound];
  notes.forEach((frequency, at) => {
    const start = context!.currentTime + at * length;
    const tone = context!.createOscillator();
    const volume = context!.createGain();
    tone.type = sound === 'hit' ? 'square' : 'triangle';
    tone.frequency.value = frequency;
    volume.gain.setValueAtTime(0.08, start);
    volume.gain.exponentialRampToValueAtTime(0.001, start + length * 1.6);
    tone.connect(volume).connect(context!.destination);
    tone.start(start);
    tone.stop(start + length * 1.7);
  });
}
