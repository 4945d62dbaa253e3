import { askedMusicMegabytes } from '@/lib/client/asked-music'
import { askToKeep, maxAskedPages, takeBack } from '@/lib/client/asked-pages'
import { isAskedFor } from '@/lib/client/kept-pages'
import { staysText } from './stays-text'
import { showToast } from './toast'

const keepText = 'Behold siden på denne enhed'
const refusals = {
  full: `Der er plads til ${maxAskedPages} sider på denne enhed, så fjern en af dem, før du beholder denne.`,
  failed: 'Siden kunne ikke hentes lige nu. Prøv igen, når der er forbindelse.',
}
const lessMusic = {
  title: 'Siden bliver her, men ikke al musikken',
  description: `Der er plads til ${askedMusicMegabytes} MB musik fra hver side. Resten kan høres, når der er forbindelse.`,
}

/** Keeps the page on this device until it is removed, or removes it; the button says which. */
export async function keepOrTakeBack(button: HTMLButtonElement, files: string[], music: string[]): Promise<void> {
  if (button.ariaBusy === 'true') return
  button.ariaBusy = 'true'
  // Screen readers announce the changed label.
  button.ariaLive = 'polite'
  const path = location.pathname
  if (await isAskedFor(path)) {
    await takeBack(path)
    button.textContent = keepText
  } else {
    // The module that plays it must be there without connection too.
    if (music.length > 0) await import('./music').catch(() => {})
    const answer = await askToKeep(path, files, music)
    if (answer === 'kept' || answer === 'less_music') button.textContent = staysText
    if (answer === 'less_music') showToast(lessMusic)
    else if (answer !== 'kept') showToast({ title: 'Siden blev ikke gemt på enheden', description: refusals[answer] })
  }
  button.ariaBusy = 'false'
}
