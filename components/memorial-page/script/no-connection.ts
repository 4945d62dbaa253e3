import { showToast } from './toast'

/** For what has to be fetched or told to the house, on a page that is shown from the device. */
export function tellNoConnection(): void {
  showToast({ title: 'Der er ingen forbindelse lige nu', description: 'Prøv igen, når der er signal.' })
}
