import { offerName } from './own-name'

/** What a form offers when it is opened; called again whenever something in it is. */
export function offerHelp(form: HTMLFormElement): void {
  offerName(form)
  if (form.elements.namedItem('clip'))
    import('./record-clip').then(({ offerRecording }) => offerRecording(form)).catch(() => {})
}
