/** The game of Hi Lo for tests: the first miss is forgiven at one or two right, seven right are the top. */
import type { HiLoRules } from '../src/games/hilo/game.ts'

export const HI_LO: HiLoRules = {
  shuffle: { by: 'G2' },
  cut: { by: 'G3' },
  first: { by: 'G4' },
  call: { by: 'G5' },
  equal: { by: 'G12' },
  quit: { by: 'G8' },
  missed: { by: 'G9', fallsTo: 1 },
  forgiven: { by: 'G10', misses: 1, at: [1, 2] },
  top: { by: 'P7', right: 7 },
}
