import type { board as english } from '../en/board.ts'

export const board: typeof english = {
  pending: 'PENDIENTE',
  next: (amount) => `El próximo ganador recibiría ${amount}`,
  wins: 'Qué gana',
  share: (share) => `${share} del bote`,
  shares: (loser, winner, table) => `Mano perdedora ${loser} · mano ganadora ${winner} · mesa ${table}`,
  lastWinners: 'Últimos ganadores',
  noWinners: 'Nadie todavía. Puede ser usted.',
  hours: (hours) => `Horario ${hours}`,
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
}
