import type { tournamentChips as english } from '../../../en/screens/tournaments/chips.ts'

export const tournamentChips: typeof english = {
  title: 'Fichas',
  inPlay: (chips) => `${chips} en juego`,
  average: (chips) => `promedio ${chips}`,
  acts: 'Cambios y retiros',
  fewer: (chips) => `${chips} menos en juego`,
  more: (chips) => `${chips} más en juego`,
  same: 'las mismas en juego',
  remove: 'Sacar fichas del juego',
  removeSays:
    'Fichas que no deben estar en juego: encontradas en el piso, entregadas dos veces. Dos personas, con el motivo; se puede deshacer.',
  chips: 'Cuántas, en valor',
  whose: 'De la pila de',
  nobodys: 'De nadie en particular',
  reason: 'Motivo',
  removeDo: 'Sacarlas',
  removed: 'Las fichas están fuera de juego',
  undo: 'Deshacer',
  undoTitle: (what) => `Deshacer: ${what}`,
  undoSays: 'Como si no hubiera pasado: quedan en juego tantas fichas como antes.',
  undone: 'Deshecho',
}
