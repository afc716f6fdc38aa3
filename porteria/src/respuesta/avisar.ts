import type { Respuesta } from '@portal/pase/juicio.ts'

/** Tones in Hz, each with how long it sounds; and how the device shakes, in milliseconds on and off. Each differs from the others. */
const avisos: Record<Respuesta, { tonos: [hz: number, ms: number][]; sacude: number[] }> = {
  puede: {
    tonos: [
      [880, 120],
      [1320, 220],
    ],
    sacude: [90],
  },
  no: {
    tonos: [
      [220, 260],
      [0, 80],
      [220, 260],
      [0, 80],
      [180, 420],
    ],
    sacude: [300, 120, 300, 120, 500],
  },
  llamar: {
    tonos: [
      [520, 160],
      [0, 100],
      [520, 160],
    ],
    sacude: [140, 100, 140],
  },
}

let context: AudioContext | undefined

/** Says it to whoever looks at the truck and not at the screen. A device without a voice stays silent. */
export function avisar(respuesta: Respuesta): void {
  const { tonos, sacude } = avisos[respuesta]
  try {
    ;(navigator as Partial<Navigator>).vibrate?.(sacude)
    context ??= new AudioContext()
    void context.resume().catch(() => undefined)
    let at = context.currentTime
    for (const [hz, ms] of tonos) {
      if (hz > 0) {
        const [oscillator, gain] = [context.createOscillator(), context.createGain()]
        oscillator.type = respuesta === 'no' ? 'square' : 'sine'
        oscillator.frequency.value = hz
        gain.gain.setValueAtTime(0.25, at)
        gain.gain.exponentialRampToValueAtTime(0.001, at + ms / 1000)
        oscillator.connect(gain).connect(context.destination)
        oscillator.start(at)
        oscillator.stop(at + ms / 1000)
      }
      at += ms / 1000
    }
  } catch {
    // No sound is no reason not to answer.
  }
}
