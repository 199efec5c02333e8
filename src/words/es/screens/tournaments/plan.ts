import type { tournamentPlan as english } from '../../../en/screens/tournaments/plan.ts'

export const tournamentPlan: typeof english = {
  title: 'Planear una estructura',
  says: 'Propone niveles según las fichas, los jugadores y la duración deseada. Cambie lo que quiera y llévelo al borrador de la oferta.',
  template: 'Plantilla',
  templates: { deep: 'Profundo', regular: 'Normal', turbo: 'Turbo', 'sit-n-go': 'Una mesa' },
  wish: {
    players: 'Jugadores esperados',
    hours: 'Horas que debe durar',
    chips: 'Fichas iniciales',
    levelMinutes: 'Minutos por nivel',
    breakEvery: 'Un descanso cada tantos niveles',
    breakMinutes: 'Minutos de descanso',
    antes: 'Antes desde el nivel (0: ninguno)',
  },
  chipSet: 'Valores de las fichas',
  chipSetHint: 'Como están en las bandejas: 25 100 500 1000 5000',
  starts: 'Empieza a las',
  expected: (time, lasts) => `Fin esperado hacia las ${time}, después de ${lasts}.`,
  lasts: (hours, minutes) =>
    hours === 0 ? `${minutes} min` : minutes === 0 ? `${hours} h` : `${hours} h ${minutes} min`,
  tooShort: 'Estos niveles se acaban antes que el torneo: agregue algunos o hágalos más empinados.',
  longer:
    'Más largo de lo deseado, con ciegas que se doblan en cada nivel: con niveles más cortos o menos fichas termina antes.',
  stack: (parts) => `Una pila: ${parts}.`,
  into: 'Al borrador de',
  intoNew: (name) => `Uno nuevo: ${name}`,
  newName: 'Su nombre',
  toDraft: 'Ponerlo en el borrador',
  colourUp: 'Fichas que se retiran',
  addLevel: 'Agregar un nivel',
  addBreak: 'Agregar un descanso',
  remove: 'Quitar',
  small: 'Ciega pequeña',
  big: 'Ciega grande',
}
