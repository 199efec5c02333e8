import type { tournamentPast as english } from '../../../en/screens/tournaments/past.ts'

export const tournamentPast: typeof english = {
  title: 'Torneos pasados',
  says: 'Bitácoras firmadas de los últimos tres meses; para ver anteriores, elija un día más temprano. Cada una se guarda al menos siete años.',
  find: 'Buscar un torneo',
  from: 'Desde',
  started: 'Comenzó',
  name: 'Torneo',
  entries: 'Entradas',
  paid: 'Pagado',
  signed: 'Firmada por',
  none: 'No se firmó ningún torneo en este tiempo.',
  noneFound: 'Ningún torneo con ese nombre o día. Elija un día más temprano.',
  back: 'Todos los torneos pasados',
}
