import type { UpkeepMessages } from '../../../engine/upkeep/messages.ts'
import type { Sentences } from '../../language.ts'

export const upkeep: Sentences<UpkeepMessages> = {
  'reconciling takes two': 'dos personas distintas deciden seguir con estos archivos, y se nombra a ambas',
  'clock takes two': 'dos personas distintas miran el reloj y lo confirman',
  'clock needs nobody': 'el reloj está bien; nadie tiene que confirmarlo',
  'clock not confirmed': ({ shows }) =>
    `el reloj muestra ${shows.replace('T', ' ')}, que no corresponde al último asiento; primero dos personas lo miran y lo confirman, en Esta noche`,
  'clock shows another time': ({ shows }) => `el reloj muestra ${shows.replace('T', ' ')}; léalo otra vez`,
  'release accepted already': ({ version }) => `la versión ${version} con esta huella ya fue aceptada`,
}
