import { showToast } from './toast'

/** For actions that need the network on a page shown from the device. */
export function showNoConnection(): void {
  showToast({ title: 'Der er ingen forbindelse lige nu', description: 'Prøv igen, når der er signal.' })
}
