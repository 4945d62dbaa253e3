import { clipMegabytes, clipTooLargeSentence, longestClipSeconds } from '@/lib/domain/contributions/clip'
import { beginRecording, canRecord, refusalSentence } from '@/lib/domain/media/films/client/recording'
import { formatLength } from '@/lib/domain/media/media-words'
import { button } from '../button'
import { showErrors } from './post-forms'
import { fetchWholeStyle } from './whole-style'

/**
 * Offers to record a voice at the file field of a memory, and says of a chosen file at once that it is too large. Called
 * whenever the form opens. What is recorded becomes the field's file, and is sent as a chosen one is.
 */
export function offerRecording(form: HTMLFormElement): void {
  const field = form.elements.namedItem('clip')
  if (!(field instanceof HTMLInputElement) || field.dataset.offered !== undefined) return
  field.dataset.offered = ''
  field.addEventListener('change', () => refuseTooLarge(form, field))
  if (canRecord()) fetchWholeStyle().then(() => addRecorder(form, field))
}

function refuseTooLarge(form: HTMLFormElement, field: HTMLInputElement): void {
  const isTooLarge = (field.files?.[0]?.size ?? 0) > clipMegabytes * 1024 * 1024
  if (isTooLarge) {
    field.value = ''
    showErrors(form, { clip: clipTooLargeSentence })
  } else if (field.getAttribute('aria-invalid')) {
    field.removeAttribute('aria-invalid')
    say(form, '')
  }
}

function say(form: HTMLFormElement, sentence: string): void {
  const note = document.getElementById(`${form.id}-clip-error`)
  if (note) note.textContent = sentence
}

function addRecorder(form: HTMLFormElement, field: HTMLInputElement): void {
  const act = Object.assign(document.createElement('button'), { type: 'button', className: button('outlined') })
  const drop = Object.assign(document.createElement('button'), {
    type: 'button',
    className: 'text-button w-fit',
    textContent: 'Fjern optagelsen',
  })
  const status = document.createElement('p')
  status.setAttribute('role', 'status')
  const clock = Object.assign(document.createElement('p'), { className: 'tabular-nums' })
  clock.setAttribute('aria-hidden', 'true')
  const player = Object.assign(document.createElement('audio'), { controls: true, className: 'w-full' })
  player.setAttribute('aria-label', 'Din optagelse')
  let recorder: MediaRecorder | null = null
  let timer = 0

  const show = (text: string, sentence: string) => {
    act.textContent = text
    status.textContent = sentence
    clock.hidden = recorder === null
    player.hidden = drop.hidden = player.src === ''
  }
  const forget = () => {
    if (player.src) URL.revokeObjectURL(player.src)
    player.removeAttribute('src')
    show('Optag din stemme', '')
  }
  const end = () => {
    clearInterval(timer)
    if (recorder?.state !== 'inactive') recorder?.stop()
  }
  const keep = (file: File) => {
    recorder = null
    clearInterval(timer)
    const files = new DataTransfer()
    files.items.add(file)
    field.files = files.files
    player.src = URL.createObjectURL(file)
    show('Optag igen', 'Optagelsen ligger klar. Du kan høre den her, og den bliver sendt sammen med mindet.')
  }
  const begin = async () => {
    say(form, '')
    act.disabled = true
    try {
      const begun = await beginRecording(true, keep)
      field.value = ''
      forget()
      recorder = begun.recorder
      const startedAt = performance.now()
      const tick = () => {
        const seconds = (performance.now() - startedAt) / 1000
        clock.textContent = formatLength(seconds)
        // A browser may be late with the last sound, and the server counts it.
        if (seconds >= longestClipSeconds.recording - 1) end()
      }
      tick()
      timer = window.setInterval(tick, 250)
      show('Stop optagelsen', 'Optager. Det kan højst vare tre minutter.')
    } catch (error) {
      say(form, refusalSentence(error))
    } finally {
      act.disabled = false
    }
  }

  act.addEventListener('click', () => (recorder ? end() : begin()))
  drop.addEventListener('click', () => {
    field.value = ''
    forget()
    act.focus()
  })
  field.addEventListener('change', forget)
  form.addEventListener('reset', forget)
  form.closest('details')?.addEventListener('toggle', end)
  // Sent now, the memory would lack what is being said.
  form.addEventListener('submit', (event) => {
    if (!recorder) return
    event.preventDefault()
    event.stopPropagation()
    status.textContent = 'Stop optagelsen først, så den kommer med.'
    act.focus()
  })
  forget()
  field.after(act, status, clock, player, drop)
}
