import type { UpkeepMessages } from '../../../engine/upkeep/messages.ts'
import type { AlarmMessages } from '../../../server/upkeep/alarms.ts'
import type { Sentences } from '../../language.ts'

export const upkeep: Sentences<UpkeepMessages & AlarmMessages> = {
  'reconciling takes two': 'dos personas distintas deciden seguir con estos archivos, y se nombra a ambas',
  'clock takes two': 'dos personas distintas miran el reloj y lo confirman',
  'clock needs nobody': 'el reloj está bien; nadie tiene que confirmarlo',
  'clock not confirmed': ({ shows }) =>
    `el reloj muestra ${shows}, que no corresponde al último asiento; primero dos personas lo miran y lo confirman, en Esta noche`,
  'clock shows another time': ({ shows }) => `el reloj muestra ${shows}; léalo otra vez`,
  'release accepted already': ({ version }) => `la versión ${version} con esta huella ya fue aceptada`,
  // alarms
  'house is being stopped': 'la casa se está deteniendo',
  'journal takes nothing': ({ why }) => `el diario no acepta nada: ${why}`,
  'line does not match': ({ line, file }) => `la línea ${line} de ${file} no coincide con su huella`,
  'line is gone': ({ line, file }) => `falta la línea ${line} de ${file}`,
  'memory is another': ({ part }) => `en la memoria de la casa «${part}» no es lo que suman las líneas`,
  'audit trail damaged': ({ folder, fault }) => `el registro de auditoría ${folder} está dañado: ${fault}`,
  'audit trail not written': ({ why }) => `no se puede escribir el registro de auditoría: ${why}`,
  'file not readable': ({ why }) => `no se puede leer un archivo: ${why}`,
  'disk nearly full': ({ free, least }) => `quedan ${free} MB en el disco; lo mínimo son ${least} MB`,
  'clock was set': ({ seconds, way }) =>
    `alguien ajustó el reloj con la casa en marcha: va ${seconds} s ${OFF[way]} del tiempo que ha pasado; los temporizadores esperan a que dos personas lo confirmen`,
  'clock to be confirmed': ({ seconds, way }) =>
    `el reloj va ${seconds} s ${OFF[way]} de la última entrada; dos personas lo confirman antes que nada`,
  'clock behind the record': ({ seconds }) => `el reloj va ${seconds} s por detrás de lo registrado`,
  'program file gone': ({ file }) => `falta ${file}.`,
  'program file changed': ({ file }) => `${file} fue modificado.`,
  'program file added': ({ file }) => `${file} fue agregado.`,
  'release list gone': ({ file }) => `falta ${file}: nadie puede saber si estos archivos fueron modificados.`,
  'release list does not add up': ({ file }) => `${file} no coincide con su propia huella.`,
  'program runs on another node': ({ listed, runs }) =>
    `el programa se construyó para Node ${listed} y funciona con Node ${runs}.`,
  'packages are others': 'los paquetes instalados no son los del archivo de bloqueo.',
  'anchor not written': ({ why }) => `no se pudo entregar: ${why}`,
  'witness has another key': 'este no es el testigo cuya clave se configuró',
  'witness refuses': ({ says }) => `el testigo se niega: ${says}`,
  'receipt not signed': 'el recibo no está firmado por el testigo, o habla de otra línea',
}

const OFF = { behind: 'por detrás', ahead: 'por delante' } as const
