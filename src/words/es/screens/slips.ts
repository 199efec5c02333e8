import type { slips as english } from '../../en/screens/slips.ts'

export const slips: typeof english = {
  about:
    'Anotado desde papel, y aún no se ha hecho nada: cada uno espera a la persona que nombra. Queda aquí, en Esta noche y en cada entrega de turno hasta que se confirme o se rechace.',
  none: 'Ningún papel espera.',
  yours: (count) => (count === 1 ? 'Un papel con su nombre le espera' : `${count} papeles con su nombre le esperan`),
  title: (slip) => `Papel ${slip}`,
  kept: (slip, who) => `${slip} queda guardado. No se hace nada hasta que lo confirme ${who}.`,
  says: (who, at, typist) => `Lo hizo ${who} el ${at}; lo anotó ${typist}.`,
  waitsFor: (who) => `Espera a ${who}.`,
  confirmedBy: (who) => `Confirmado por ${who}.`,
  confirm: 'Sí, lo hice yo',
  confirmHere: 'Confirmar con credencial y PIN',
  confirmed: (slip) => `${slip} está confirmado.`,
  decline: 'Rechazar este papel',
  declineSays:
    'Para la persona que nombra y para quien lo anotó. No se hace nada de ello; el diario guarda que se rechazó, y por qué.',
  declined: (slip) => `${slip} está rechazado.`,
  reason: 'Motivo',
  amount: 'Cantidad',
}
