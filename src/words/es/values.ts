/** Values of messages in Spanish. */
import { line } from './lines.ts'

/** A hand, prize or setting of a rule file; what has no Spanish name is told as it was accepted. */
export const named = (name: string): string => line(name) ?? name

export const FORMS: Readonly<Record<string, string>> = {
  cash: 'efectivo',
  chips: 'fichas',
  check: 'cheque',
  merchandise: 'mercancía',
  vehicle: 'vehículo',
  vehicles: 'vehículos',
  electronics: 'electrónica',
  jewelry: 'joyería',
  trips: 'viajes',
  'gift cards': 'tarjetas de regalo',
  'tournament entries': 'entradas a torneos',
  'sporting event tickets': 'entradas a eventos deportivos',
  'free play': 'juego gratis',
  'free-play chips': 'fichas de juego gratis',
  'promotional chips': 'fichas promocionales',
  'match-play coupons': 'cupones de apuesta doble',
  'prize wheel spin': 'giro de la ruleta de premios',
  'sports tickets': 'entradas deportivas',
  'collection credit': 'crédito de comisiones',
  food: 'comida',
  'concert tickets': 'entradas de concierto',
  'extra tournament chips': 'fichas de torneo adicionales',
  'promotional coupons': 'cupones promocionales',
  'tournament entry': 'entrada al torneo',
  'travel tickets': 'pasajes',
  voucher: 'vale',
  'event tickets': 'entradas a eventos',
  'gift certificate': 'certificado de regalo',
  'travel voucher with tournament entry': 'vale de viaje con entrada al torneo',
}
/** The form in which a prize is handed over, as rule files name it. */
export const formed = (form: string): string => FORMS[form] ?? form

const PAPERS: Readonly<Record<string, string>> = { 'reinstatement request': 'la solicitud de readmisión' }
/** A paper that is filed for a claim. */
export const paperNamed = (form: string): string => PAPERS[form] ?? form
