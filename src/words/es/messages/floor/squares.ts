import type { SquaresMessages } from '../../../../engine/squares/messages.ts'
import type { Cell, Score, Side } from '../../../../games/squares/grid.ts'
import type { Sentences } from '../../../language.ts'
import { periodo } from '../../periods.ts'

type Teams = { readonly [S in Side]: string }
const LADOS = { top: 'arriba', left: 'a la izquierda' } as const
const en = ({ column, row }: Cell): string => `columna ${column}, fila ${row}`
const marcador = (teams: Teams, { top, left }: Score): string => `${teams.top} ${top}, ${teams.left} ${left}`
const LUEGO = {
  none: 'aún no hay marcador',
  carried: 'su premio pasó al período siguiente',
  draw: 'primero se sortea una mesa',
  nobody: 'no quedaba ninguna mesa que sortear',
  won: 'ya está adjudicado',
} as const

export const squares: Sentences<SquaresMessages> = {
  'activity has no squares': ({ activity }) => `${activity} no es un juego de casillas en marcha`,
  'grid is closed': 'la cuadrícula está cerrada: ya no se mueve ninguna mesa',
  'grid is not closed': 'la cuadrícula se cierra y se muestra su resumen antes de sortear un dígito',
  'no table on the grid': 'no hay ninguna mesa en la cuadrícula',
  'too many tables on the grid': ({ most }) => `no está entre las primeras ${most} mesas, que son las que participan`,
  'table is on the grid twice': ({ also, ...cell }) => `está dos veces en la cuadrícula: ${en(also)} y ${en(cell)}`,
  'space has a table': ({ by, ...cell }) => `${en(cell)} ya tiene la mesa ${by}`,
  'no such space': ({ column, row }) => `no hay columna ${column}, fila ${row}: las dos van de 1 a 10`,
  'tournament table on no grid': 'juega un torneo, y las mesas de torneo no participan',
  'table plays no game of it': 'no juega ningún juego de la promoción',
  'table is not live': 'no está en juego: solo entran mesas con juego en vivo',
  'closing the grid takes two': 'dos personas cierran la cuadrícula',
  'game has begun': ({ begins }) => `el partido empezó a las ${begins}: mesas y dígitos están puestos antes`,
  'digits are drawn': ({ side }) => `los dígitos de ${LADOS[side]} ya están sorteados`,
  'digits are not drawn': ({ sides }) => `faltan los dígitos de ${sides.map((side) => LADOS[side]).join(' y ')}`,
  'ten digits for a side': ({ side, digits }) => `${LADOS[side]} van diez dígitos, no ${digits}`,
  'no digit of a side': ({ side, digit }) => `${digit} no es un dígito para ${LADOS[side]}: de 0 a 9`,
  'digit twice on a side': ({ side, digit }) => `el ${digit} está dos veces ${LADOS[side]}`,
  'game has not begun': ({ begins }) => `el partido empieza a las ${begins}: antes no hay marcador`,
  'period is not posted': ({ period, periods }) =>
    `no hay premio publicado para "${periodo(period)}": ${periods.map(periodo).join(', ')}`,
  'period has ended': ({ period, at }) => `${periodo(period)}: terminó a las ${at}`,
  'period has not ended': ({ period }) => `${periodo(period)}: no ha terminado`,
  'earlier period is open': ({ period }) => `${periodo(period)}: va antes y no ha terminado`,
  'score below nothing': ({ top, left }) => `${top} a ${left} no es un marcador: ninguno es menor que cero`,
  'score is lower than before': ({ score, before, period, teams }) =>
    `${marcador(teams, score)} es menos que en ${periodo(period)}: ${marcador(teams, before)}`,
  'score is higher than after': ({ score, after, period, teams }) =>
    `${marcador(teams, score)} es más que en ${periodo(period)}: ${marcador(teams, after)}`,
  'score is confirmed': ({ period }) =>
    `${periodo(period)}: el marcador está confirmado; dos personas pueden corregirlo`,
  'score is not confirmed': ({ period }) => `${periodo(period)}: el marcador no está confirmado`,
  'score is not entered': ({ period }) => `${periodo(period)}: nadie ha anotado el marcador`,
  'score of one person': 'quien anotó el marcador no lo confirma',
  'scores differ': ({ entered, told, teams }) =>
    `los dos no coinciden: se anotó ${marcador(teams, entered)}, ahora se dice ${marcador(teams, told)}`,
  'score as it was': 'ese es el marcador que ya vale',
  'score correction takes two': 'dos personas corrigen un marcador',
  'no table to award': ({ period, next }) => `${periodo(period)}: ninguna mesa espera el premio; ${LUEGO[next]}`,
  'earlier period is not settled': ({ period }) =>
    `${periodo(period)}: no está resuelto, y su premio aún puede pasar al siguiente`,
  'not there when the period ended': ({ at }) => `nadie jugaba en ese asiento a las ${at}, cuando terminó el período`,
  'not there as the floor says': 'no estaba jugando ahí cuando terminó el período, según el supervisor',
  'bet behind a seat': 'apostó detrás de un asiento: quienes apuestan detrás no participan',
  'squares were won': ({ period, score, teams, table, drawn }) =>
    `${periodo(period)}: ${marcador(teams, score)}; mesa ${table}${drawn === true ? ', sorteada por una casilla vacía' : ''}`,
  'no ball is drawn': ({ period }) =>
    period === '' ? 'ningún período espera el sorteo de una mesa' : `${periodo(period)}: no se sortea ninguna mesa`,
  'ball of no table': 'no está en la cuadrícula, y su bola no está en la urna',
  'ball was held out': 'ya salió, y nadie ahí podía ganar: su bola queda fuera',
  'ball of a closed table': 'no estaba en juego cuando terminó el período: su bola no está en la urna',
}
