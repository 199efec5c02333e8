import type { PieceComplaints } from '../../../../rulebook/checks/piecemessages.ts'
import type { Sentences } from '../../../language.ts'
import { money } from '../../../values.ts'
import { rango } from '../rulebook.ts'

const PRINTED = {
  amount: 'el importe',
  games: 'los juegos',
  period: 'el periodo',
  fee: 'la cuota',
  'no cash value': 'que no tiene valor en efectivo',
  promotional: 'que es promocional',
} as const

export const piecerules: Sentences<PieceComplaints> = {
  'series not chosen': 'no se ha elegido ninguna serie: tipo, valor nominal, número de piezas y periodo de uso',
  'code of no series': ({ series }) =>
    `"${series}" no es un código: una letra mayúscula y hasta nueve letras y cifras más`,
  'no such kind of piece': ({ series, kind, kinds }) => `${series}: "${kind}" no es ninguno de ${kinds.join(', ')}`,
  'face outside its range': ({ of, face, range }) => `${of}: ${money(face)} está fuera de ${rango(range)}`,
  'series without pieces': ({ series, most }) => `${series} necesita de 1 a ${most} piezas`,
  'ends before it begins': ({ of, from, to }) => `${of} termina a las ${to}, que no es después de ${from}`,
  'no redemption fee in the rules': ({ series }) => `${series}: por estas piezas no se cobra cuota`,
  'not printed': ({ series, what }) => `${series}: en las piezas debe constar ${PRINTED[what]}`,
  'packages not chosen': 'no se ha elegido qué se vende y a qué precio',
  'sale not chosen': 'no se han elegido la ventanilla y las horas de venta',
  'pieces are not sold': 'estas piezas se entregan, nunca se venden',
  'no such series': ({ series }) => `no hay ninguna serie ${series}`,
  'package of nothing': ({ package: name }) => `${name} no contiene piezas`,
  'price not under the face': ({ package: name, price, face }) =>
    `${name}: ${money(price)} no es menos que el valor nominal de ${money(face)}`,
  'fee not in the advertisement': ({ fee }) => `todo anuncio debe indicar la cuota de canje de ${money(fee)}`,
  'notices not chosen': 'no se han elegido los avisos de las mesas: qué tipos, con o sin apuesta viva',
  'no notices in the rules': 'ninguna mesa necesita un aviso para estas piezas',
  'kind is not sold': ({ kind }) => `${kind} tiene un rango por compra, pero no se vende nada`,
}
