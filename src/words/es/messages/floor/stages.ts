import type { StageMessages } from '../../../../engine/stages/messages.ts'
import type { Sentences } from '../../../language.ts'
import { partyIn } from '../../party.ts'

const atTable = (table: string): string => (table === 'final' ? 'la mesa final' : `la mesa ${table}`)

export const stages: Sentences<StageMessages> = {
  'no pass of this number': ({ callup }) => `${callup} no ha dado ningún pase`,
  'pass owes nothing': ({ who }) => `${partyIn(who)} ya mostró su identificación`,
  'time for identification is over': ({ until }) =>
    `la identificación podía traerse hasta ${until}; después se pierde la oportunidad`,
  'another has the pass': ({ who }) => `el pase es de ${partyIn(who)}; no puede cederse a nadie`,
  'no stage waits': ({ activity }) => `nadie tiene un pase de ${activity} que espere`,
  'stage not yet': ({ at }) => `empieza a las ${at}`,
  'stage runs already': ({ activity }) => `${activity} ya ha empezado`,
  'stage does not run': ({ activity }) => `${activity} aún no ha empezado`,
  'still somebody to report': ({ who }) => `${partyIn(who)} está llamado y aún puede presentarse`,
  'step of another stage': ({ step }) => `«${step}» no es un paso de esta etapa`,
  'counting chips takes two': 'contar fichas requiere dos personas',
  'passes wait': ({ activity, day }) => `los pases de ${activity} del ${day} aún no se han jugado`,
  'key started the car': ({ callup, card, envelope, tried }) =>
    `sorteado como ${callup}; carta ${card}, sobre ${envelope}; la llave arrancó el auto, probada en el turno ${tried}`,
  'placed in the play-down': ({ callup, table, place, chips, playedOff }) =>
    `sorteado como ${callup}; lugar ${place} en ${atTable(table)} con ${chips} fichas${playedOff === true ? ', tras manos de desempate' : ''}`,
}
