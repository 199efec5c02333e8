/** Screens and roles, as pages and messages call them. */
import type { en } from '../en/en.ts'

export const SCREENS: (typeof en)['screens'] = {
  start: 'Inicio',
  tonight: 'Esta noche',
  table: 'Mesa',
  floor: 'Piso',
  podium: 'Asientos',
  club: 'Mesa del club',
  games: 'Juegos',
  cage: 'Caja',
  count: 'Conteo',
  books: 'Libros',
  offerings: 'Ofertas',
  paper: 'Papel',
  staff: 'Personal',
  board: 'Pantalla',
  lists: 'Listas de espera',
  kiosk: 'Quiosco del club',
  practice: 'Mesa de práctica',
  hands: 'Manos',
}

export const ROLES: (typeof en)['roles'] = {
  dealer: 'crupier',
  floor: 'piso',
  brush: 'lista de espera',
  cage: 'cajero',
  count: 'equipo de conteo',
  accounting: 'contabilidad',
  marketing: 'mercadeo',
  approver: 'aprobación',
  compliance: 'cumplimiento',
  'tournament-director': 'director de torneos',
  surveillance: 'vigilancia',
  administrator: 'administración',
  regulator: 'regulador',
}
