import type { kiosk as en } from '../../../en/screens/club/kiosk.ts'
import { stop } from '../../times.ts'

const many = (count: number, one: string, more: string): string => `${count} ${count === 1 ? one : more}`

export const kiosk: typeof en = {
  title: 'Quiosco del club',
  hello: (name) => `Hola, ${name}`,
  scan: 'Acerque su tarjeta del club al lector, o escriba su número; luego su PIN.',
  card: 'Tarjeta del club',
  pin: 'PIN',
  open: 'Ver lo mío',
  pad: { title: 'Teclado numérico', clear: 'Borrar', back: 'Borrar la última cifra' },
  demoTitle: 'Socios de la demostración',
  demoSays: 'Toque uno para rellenar tarjeta y PIN. Fuera de la demostración no se muestran los de nadie.',
  demoMember: (card, pin) => `Tarjeta ${card} · PIN ${pin}`,
  credits: (count) => (count === 1 ? 'crédito' : 'créditos'),
  noCredits: 'Ahora no hay ninguna promoción con créditos.',
  until: (to) => `Valen hasta el ${to}, el último día.`,
  lotEnds: (count, ends) => stop(`${count} de ellos vencen a las ${ends}`),
  putAside: 'Apartar',
  putAsideOf: (prize) => `Apartar: ${prize}`,
  askDesk: 'Pregunte en la mesa del club',
  more: (count) => `faltan ${count}`,
  aside: 'Apartado para usted',
  asideUntil: (until) => `hasta ${until}`,
  bringId: 'Se entrega en la mesa del club con su identificación con foto.',
  giveBack: 'Devolver',
  giveBackOf: (reservation) => `Devolver ${reservation}`,
  entries: 'Sorteos',
  noEntries: 'Ahora no tiene boletos ni puntos en ningún sorteo.',
  inIt: (tickets, points) =>
    [tickets > 0 ? many(tickets, 'boleto', 'boletos') : '', points > 0 ? many(points, 'punto', 'puntos') : '']
      .filter((one) => one !== '')
      .join(', '),
  pieces: 'Cupones y fichas que tiene',
  piecesUntil: (count, to) => `${count}, hasta ${to}`,
  collectionTitle: 'Comisiones',
  collection: (ends) => `Comisiones pagadas por usted, hasta el ${ends}`,
  hours: 'Jugado en los últimos siete días',
  noHours: 'No consta ningún tiempo de juego.',
  time: (hours, minutes) => (hours + minutes === 0 ? 'menos de un minuto' : `${hours} h ${minutes} min`),
  forgets: (seconds) => `Se cierra solo en ${seconds} s`,
  printedAt: (time) => `${stop(`Impreso el ${time}`)} No paga ni prueba nada; lo que cuenta está en la casa.`,
  print: 'Imprimir un resguardo',
  done: 'He terminado',
}
