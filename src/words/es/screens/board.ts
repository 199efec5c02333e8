import type { board as english } from '../../en/screens/board.ts'

export const board: typeof english = {
  pending: 'PENDIENTE',
  waiting: (hands) => (hands === 1 ? '1 mano espera ser juzgada' : `${hands} manos esperan ser juzgadas`),
  next: (amount) => `El próximo ganador recibiría ${amount}`,
  wins: 'Qué gana',
  shares: (loser, winner, table) => `Mano perdedora ${loser} · mano ganadora ${winner} · mesa ${table}`,
  won: 'GANADO',
  moreWinners: (count) => `y ${count} más en la mesa`,
  lastWinners: 'Últimos ganadores',
  noWinners: 'Nadie todavía. Puede ser usted.',
  hours: (hours) => `Horario ${hours}`,
  drawings: (times: string) => `Sorteos ${times}`,
  winners: (n: number) => `(${n} ganadores)`,
  forPrize: (prize: string) => `por ${prize}`,
  drawingNow: (from: string, to: string) => `Sorteo de ${from} a ${to}`,
  nextDrawing: (when: string) => `Próximo sorteo ${when}`,
  outside: {
    witness: (name: string, isContributed: boolean, minutes: number) =>
      isContributed
        ? `Se espera a que ${name} revele su valor.`
        : `${name} se ha comprometido con un valor que aquí nadie conoce. Si no se revela, el sorteo espera ${minutes} minutos antes de poder anularse.`,
    beacon: (name: string, isContributed: boolean, minutes: number) =>
      isContributed
        ? `Se espera a ${name}.`
        : `${name} añade un valor que aún no está publicado. El sorteo lo espera y no se anula antes de ${minutes} minutos.`,
  },
  marks: (n: number) =>
    n === 1
      ? 'Una entrada se cambió a mano; el registro dice por qué.'
      : `${n} entradas se cambiaron a mano; el registro dice por qué.`,
  sealed: (draw: number, entries: number) =>
    `Sorteo ${draw} sellado, ${entries} ${entries === 1 ? 'entrada' : 'entradas'}. Anote esto y después diga sus cifras:`,
  ticket: (ticket: string) => `Boleto ${ticket}`,
  isCalledNow: 'preséntese ahora en el mostrador',
  isCalled: (left: string) => `preséntese en el mostrador: quedan ${left}`,
  plays: (stands: string) => (stands === '' ? 'juega ahora' : `juega ahora, en ${stands}`),
  allDay: 'todo el día',
  tables: (tables) => `Mesas ${tables}`,
  daily: (amount, at) => `Crece ${amount} cada día a las ${at}`,
  cap: (amount) => `Tope ${amount}`,
  fee: (fee) => `Cuota de ${fee}, opcional`,
  multiplied: (times) => `× ${times} ahora`,
  paused: 'En pausa',
  pool: 'Premio progresivo',
  poolName: (pool) => pool.charAt(0).toUpperCase() + pool.slice(1).replaceAll('-', ' '),
  moreHands: (count) => `y ${count} ${count === 1 ? 'mano' : 'manos'} más; pida la hoja de reglas`,
  promotions: 'Manos con premio fijo',
  nothing: 'Con este nombre no se ofrece nada ahora.',
  highHand: 'La mano más alta ahora',
  highUntil: (at) => `La mano más alta ahora, hasta las ${at}`,
}
