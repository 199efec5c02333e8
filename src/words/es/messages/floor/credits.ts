import type { CreditMessages } from '../../../../engine/credits/messages.ts'
import type { Sentences } from '../../../language.ts'
import { formed } from '../../values.ts'

const de = (credits: number): string => `${credits} ${credits === 1 ? 'crédito' : 'créditos'}`

export const credits: Sentences<CreditMessages> = {
  'activity has no credits': ({ activity }) => `${activity} no es una promoción con créditos en marcha`,
  'credits are not added up then': ({ due }) =>
    `los créditos se suman a la hora en punto y en los horarios anunciados, una vez cada uno: no para ${due}`,
  'not playing when the card was read': 'no estaba jugando cuando se leyó la tarjeta',
  'no credits at free tables': 'no da créditos: las mesas sin compra no están entre las de las reglas',
  'credits are not good then': ({ from, to }) => `los créditos valen del ${from} al ${to}, y en ningún otro momento`,
  'identification at once': 'la identificación con foto se muestra junto con la solicitud; sin ella no se canjea nada',
  'credits of another': ({ person }) => `estos créditos son de ${person}, y los créditos no se transfieren`,
  'no prize is named': 'diga para qué premio son los créditos',
  'no such reward': ({ prize, prizes }) => `${prize} no está anunciado por créditos: ${prizes.join(', ')}`,
  'reward is not posted any more': ({ prize }) => `${prize} ya no está anunciado por créditos`,
  'too few credits': ({ needs, has }) => `eso cuesta ${de(needs)}, y el saldo es de ${de(has)}`,
  'prizes are not put aside': ({ activity }) => `${activity} no aparta premios: se piden con identificación`,
  'no such reservation': ({ reservation }) => `no hay nada apartado con ${reservation}`,
  'reserved for another': ({ reservation }) => `${reservation} está apartado para otra persona`,
  'credits take two': 'cambiar los créditos de alguien requiere dos personas',
  'credits not changed': 'no cambiaría nada: diga cuántos créditos se suman o se quitan',
  'no credits end then': ({ due }) => `ningún crédito vence a las ${due}`,
  'handed in credits': ({ prize, credits: many, form }) => `${de(many)} canjeados por ${prize} (${formed(form)})`,
}
