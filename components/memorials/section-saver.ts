import type { FieldPath } from 'react-hook-form'
import { type SectionName, valuesOf } from '@/components/memorials/form-values'
import { isFieldPath, showFailedUpdate } from '@/components/memorials/show-field-errors'
import type { SaveStatus } from '@/components/memorials/status-line'
import type { UnsavedDraft } from '@/components/memorials/unsaved-draft'
import type { Via } from '@/components/memorials/use-history'
import { ApiError, messageOf } from '@/lib/client/api'
import type { MemorialSaver } from '@/lib/domain/memorial-page/client/memorial-saver'
import type { MemorialEditView } from '@/lib/domain/memorial-page/page-view'
import {
  type FieldName,
  fieldOfPath,
  fieldsOf,
  groupOf,
  isSameValue,
  mergeField,
  pickFields,
  refusalsOf,
} from '@/lib/domain/memorials/client/editing-merge'
import type { MemorialForm } from '@/lib/domain/memorials/schema'

/** Others' values of fields with unsaved edits here. */
export type Conflicts = Partial<Record<FieldName, unknown>>

/** The part of a form that saving needs. */
type SavedForm = {
  getValues: () => MemorialForm
  setValue: (field: FieldName, value: MemorialForm[FieldName], options: { shouldDirty: true }) => void
  setError: (path: FieldPath<MemorialForm>, error: { message: string }) => void
  clearErrors: (path?: FieldPath<MemorialForm>) => void
}

type Ports = {
  sections: readonly SectionName[]
  form: SavedForm
  server: Pick<MemorialSaver, 'latest' | 'save' | 'takeNewest'>
  draft: UnsavedDraft
  onStatus: (status: SaveStatus) => void
  onConflicts: (conflicts: Conflicts) => void
  onSaved: (before: MemorialForm, after: MemorialForm, via: Via) => void
  /** Whether the user is writing in the field now. */
  isBusy: (field: FieldName) => boolean
}

/** Each attempt leaves out refused fields; there are no more kinds of refusal than this. */
const MOST_ATTEMPTS = 6

/**
 * Saves one form field by field. For each field it tracks the server's value (`base`), the typed value that the server
 * may have normalised (`sentAs`), and another user's value (`conflicts`).
 */
export class SectionSaver {
  private base: MemorialForm
  private sentAs: MemorialForm
  private conflicts: Conflicts = {}
  private running: Promise<void> | null = null
  private reported: SaveStatus['kind'] = 'idle'
  private shownFailure: string | null = null
  private isAsked = false
  /** Where refusals are shown. */
  private readonly shown = new Set<FieldPath<MemorialForm>>()
  // Set after the first restore: later drafts are this form's own and never newer than the form.
  private isRestored = false

  constructor(private readonly ports: Ports) {
    this.base = valuesOf(ports.sections, ports.server.latest())
    this.sentAs = this.base
  }

  /** The fields with values that the server does not have. */
  touched(): FieldName[] {
    const values = this.ports.form.getValues()
    return fieldsOf(this.base).filter((field) => !isSameValue(values[field], this.sentAs[field]))
  }

  /** Stores unsaved fields on the device; call at every change. */
  keep(): void {
    const touched = this.touched()
    if (touched.length === 0) {
      this.ports.draft.forget()
      this.ports.form.clearErrors()
      this.shown.clear()
      if (!this.running) this.report({ kind: 'idle' })
      return
    }
    this.ports.draft.write(pickFields(this.ports.form.getValues(), touched), pickFields(this.base, touched))
    const isChoice = touched.every((field) => field in this.conflicts)
    if (!this.running) this.report({ kind: isChoice ? 'conflict' : 'waiting' })
  }

  /** Restores the draft from the device, merged with what was saved since; false without one. */
  restore(): boolean {
    const kept = this.isRestored ? null : this.ports.draft.read()
    this.isRestored = true
    if (!kept) return false
    this.base = { ...this.base, ...kept.seen }
    this.sentAs = { ...this.sentAs, ...kept.seen }
    for (const field of fieldsOf(kept.typed)) this.put(field, kept.typed[field])
    this.merge(this.ports.server.latest())
    if (this.touched().length > 0) return true
    this.ports.draft.forget()
    return false
  }

  /** Merges the server's state. Fields not edited here take it over; nothing typed is lost. */
  merge(view: MemorialEditView): void {
    const newest = valuesOf(this.ports.sections, view)
    const touched = new Set(this.touched())
    const found = { ...this.conflicts }
    for (const field of fieldsOf(newest)) {
      const theirs = newest[field]
      const mine = this.ports.form.getValues()[field]
      const base = field in found ? found[field] : this.base[field]
      const outcome = mergeField({ base, theirs, mine, isTouched: touched.has(field) })
      if (outcome === 'unchanged') continue
      delete found[field]
      if (outcome === 'conflict') found[field] = theirs
      else this.agree(field, theirs, outcome === 'agreed' ? mine : theirs)
      if (outcome === 'take_theirs') this.put(field, theirs)
    }
    this.show(found)
    if (fieldsOf(found).length > 0) this.keep()
  }

  /** Reports the next failure again, and refusals although the cursor is there, because the user pressed save. */
  reportAgain(): void {
    this.shownFailure = null
    this.isAsked = true
  }

  /** Saves everything that waits, after the save in progress. Never throws: the status reports failures. */
  async flush(via: Via = 'writing'): Promise<void> {
    while (this.running) await this.running
    if (this.touched().length === 0) return this.settle()
    this.running = this.attempt(via).then((status) => {
      this.running = null
      this.report(status)
    })
    await this.running
  }

  /** Reports as saved what reached the server another way, e.g. from another window of the same user. */
  private settle(): void {
    if (this.reported !== 'waiting') return
    this.keep()
    this.report({ kind: 'saved', at: new Date() })
  }

  /** Sets fields that still equal `from` to their value in `to`, and saves them; false when none does. */
  async putBack(from: MemorialForm, to: MemorialForm, via: Via): Promise<boolean> {
    const fields = fieldsOf(to).filter((field) => isSameValue(this.ports.form.getValues()[field], from[field]))
    for (const field of fields) this.put(field, to[field])
    await this.flush(via)
    return fields.length > 0
  }

  /** Resolves a conflict with the chosen value. */
  async decide(field: FieldName, value: unknown): Promise<void> {
    const { [field]: theirs, ...rest } = this.conflicts
    this.agree(field, theirs, theirs)
    this.show(rest)
    this.put(field, value)
    this.keep()
    await this.flush()
    const isOver = this.touched().length === 0 && fieldsOf(this.conflicts).length === 0
    if (isOver) this.report({ kind: 'saved', at: new Date() })
  }

  private async attempt(via: Via): Promise<SaveStatus> {
    const refused = new Map<string, string>()
    const failure = await this.sendAll(via, refused)
    this.showRefusals(refused, failure !== null)
    if (failure) return failure
    this.keep()
    if (fieldsOf(this.conflicts).length > 0) return { kind: 'conflict' }
    return this.touched().length > 0 ? { kind: 'refused' } : { kind: 'saved', at: new Date() }
  }

  /** Saves what is not refused, and collects the refusals by path. Returns why it ended early, or null. */
  private async sendAll(via: Via, refused: Map<string, string>): Promise<SaveStatus | null> {
    const { form, server, sections, onSaved } = this.ports
    const held = new Set<FieldName>(fieldsOf(this.conflicts))
    const hold = (refusals: Record<string, string>) => {
      const before = held.size
      for (const [path, message] of Object.entries(refusals)) {
        const field = fieldOfPath(path)
        if (!field) continue
        for (const one of groupOf(field)) held.add(one)
        refused.set(path, message)
      }
      // Whether they named fields that were not left out already.
      return held.size > before
    }
    hold(refusalsOf(form.getValues(), this.touched()))
    for (let attempts = 0; attempts < MOST_ATTEMPTS; attempts++) {
      const fields = this.touched().filter((field) => !held.has(field))
      if (fields.length === 0) break
      this.report({ kind: 'saving' })
      const typed = structuredClone(pickFields(form.getValues(), fields))
      const before = pickFields(this.sentAs, fields)
      try {
        await server.save(typed, { seen: pickFields(this.base, fields) })
        const stored = valuesOf(sections, server.latest())
        for (const field of fields) this.agree(field, stored[field], typed[field])
        this.shownFailure = null
        onSaved(before, typed, via)
      } catch (error) {
        const failure = await this.answer(error, held, hold)
        if (failure) return failure
      }
    }
    return null
  }

  /** Leaves out the fields of a refusal; a refusal that fewer fields cannot solve becomes the status. */
  private async answer(
    error: unknown,
    held: Set<FieldName>,
    hold: (refusals: Record<string, string>) => boolean,
  ): Promise<SaveStatus | null> {
    if (error instanceof ApiError && error.code === 'CONFLICT') {
      try {
        await this.ports.server.takeNewest()
      } catch (reason) {
        return this.failure(reason)
      }
      for (const field of fieldsOf(this.conflicts)) held.add(field)
      return null
    }
    return error instanceof ApiError && hold(error.fields) ? null : this.failure(error)
  }

  /**
   * Shows refusals at their fields. One that stands there stays, also with the cursor in its field, until the field is
   * right; a new one waits while the user is still writing there, unless they pressed save. After a failure the server
   * has not answered, so nothing is taken away.
   */
  private showRefusals(refused: ReadonlyMap<string, string>, hasFailed: boolean): void {
    const { form, isBusy } = this.ports
    const isAsked = this.isAsked
    this.isAsked = false
    const over = [...this.shown].filter((path) => !hasFailed && !refused.has(path))
    for (const path of over) {
      form.clearErrors(path)
      this.shown.delete(path)
    }
    for (const [path, message] of refused) {
      const field = fieldOfPath(path)
      if (!field || !isFieldPath(path)) continue
      if (!isAsked && !this.shown.has(path) && groupOf(field).some(isBusy)) continue
      form.setError(path, { message })
      this.shown.add(path)
    }
  }

  private failure(error: unknown): SaveStatus {
    if (error instanceof ApiError && error.code === 'OFFLINE') return { kind: 'offline' }
    if (error instanceof ApiError && error.status === 401) return { kind: 'session' }
    // Reported once: automatic retries would report it every few seconds.
    const message = messageOf(error)
    if (this.shownFailure !== message) showFailedUpdate(error)
    this.shownFailure = message
    return { kind: 'failed', message }
  }

  private report(status: SaveStatus): void {
    this.reported = status.kind
    this.ports.onStatus(status)
  }

  private agree(field: FieldName, base: unknown, sentAs: unknown): void {
    this.base = { ...this.base, [field]: base }
    this.sentAs = { ...this.sentAs, [field]: sentAs }
  }

  private show(conflicts: Conflicts): void {
    this.conflicts = conflicts
    this.ports.onConflicts(conflicts)
  }

  private put(field: FieldName, value: unknown): void {
    // TypeScript cannot pair a field with its value at run time.
    this.ports.form.setValue(field, value as MemorialForm[FieldName], { shouldDirty: true })
  }
}
