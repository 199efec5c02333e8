import type { kiosk as en } from '../../../en/screens/club/kiosk.ts'

export const kiosk: typeof en = {
  title: 'Quiosco del club',
  hello: (name) => `Hola, ${name}`,
  scan: 'Acerque su tarjeta del club al lector, o escriba su número; luego su PIN.',
  card: 'Tarjeta del club',
  pin: 'PIN',
  open: 'Ver lo mío',
  credits: (count) => (count === 1 ? 'crédito' : 'créditos'),
  until: (to) => `Valen hasta el ${to}, el último día.`,
  putAside: 'Apartar',
  askDesk: 'Pregunte en la mesa del club',
  more: (count) => `faltan ${count}`,
  aside: 'Apartado para usted',
  bringId: 'Se entrega en la mesa del club con su identificación con foto.',
  giveBack: 'Devolver',
  entries: 'Sorteos',
  inIt: (tickets, points) =>
    [tickets > 0 ? `${tickets} boletos` : '', points > 0 ? `${points} puntos` : '']
      .filter((one) => one !== '')
      .join(', '),
  collection: (ends) => `Comisiones pagadas por usted, hasta el ${ends}`,
  hours: 'Jugado en los últimos siete días',
  noHours: 'No se sabe nada.',
  time: (hours, minutes) => `${hours} h ${minutes} min`,
  forgets: (seconds) => `Se cierra solo en ${seconds} s`,
  print: 'Imprimir',
  done: 'He terminado',
}
