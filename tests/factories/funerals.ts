/** The fields of a funeral in summer time, with a stream and a recording. */
export const aFuneral = {
  funeralKind: 'church' as const,
  funeralDay: '2026-05-03',
  funeralTime: '13:30',
  funeralPlace: 'Bovbjerg Kirke',
  funeralAddress: null,
  funeralNote: null,
  funeralStream: 'https://vimeo.com/1234',
  funeralRecording: 'https://vimeo.com/1235',
  funeralAnswerBy: null,
  programmeBytes: null,
}
