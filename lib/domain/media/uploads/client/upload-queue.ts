import { messageOf } from '@/lib/client/api'
import type { UploadPlace } from '@/lib/domain/media/schema'
import { type RunningUpload, type SendFailure, sendFile } from '@/lib/domain/media/uploads/client/send-file'
import { newUploadItem, type UploadItem } from '@/lib/domain/media/uploads/client/upload-item'
import { forgetName } from '@/lib/domain/media/uploads/client/upload-memory'
import type { FileKind } from '@/lib/domain/pictures/media-limits'

export type Arrival = { file: File; kind: FileKind; mediaId: string | null }

export type Listener = {
  /** The file stays in the list until this resolves; a rejection marks it as failed with that message. */
  onArrived: (arrival: Arrival) => void | Promise<void>
  onRefused: (item: UploadItem) => void
}

const atOnce = 3
const waitsMs = [1000, 2000, 5000, 10_000, 15_000]
const serverFaultsForgiven = 2

/**
 * Uploads files to one place of a page, three at a time. Each can be paused, retried and cancelled; a refused file
 * shows why while the others continue; lost connections are waited out. The listener is called outside of React; the
 * state is read through `subscribe` and `items`.
 */
export class UploadQueue {
  private readonly sentTo: { memorialId: string; place: UploadPlace }
  private list: UploadItem[] = []
  private readonly running = new Map<number, { upload: RunningUpload | null }>()
  private readonly tries = new Map<number, number>()
  private readonly timers = new Map<number, ReturnType<typeof setTimeout>>()
  private readonly watchers = new Set<() => void>()
  private isNotifying = false

  constructor(
    memorialId: string,
    place: UploadPlace,
    private readonly listener: Listener,
  ) {
    this.sentTo = { memorialId, place }
  }

  readonly items = (): UploadItem[] => this.list

  readonly subscribe = (watcher: () => void): (() => void) => {
    this.watchers.add(watcher)
    return () => this.watchers.delete(watcher)
  }

  /** Adds files, chosen or just recorded; those not accepted are listed with the reason and not sent. */
  add(files: File[], { isRecorded = false } = {}): void {
    const taken = new Set(this.list.map(({ chosen }) => chosen))
    const added = files.map((file) => {
      const item = newUploadItem({ ...this.sentTo, file }, isRecorded, taken)
      taken.add(item.chosen)
      return item
    })
    this.list = [...this.list, ...added]
    // Immediately: chosen files must show before the person can leave the page.
    this.notifyWatchers()
    for (const item of added) if (item.state === 'failed') this.listener.onRefused(item)
    this.fill()
  }

  pause(key: number): void {
    this.stop(key)
    this.change(key, { state: 'paused' })
    this.fill()
  }

  resume(key: number): void {
    // With its next try still planned, the file would be sent by two attempts at once.
    this.stop(key)
    this.tries.delete(key)
    this.change(key, { state: 'waiting', message: null })
    this.fill()
  }

  pauseAll(): void {
    // Without `fill` in between, which would start a file that is about to be paused.
    for (const { key, state } of this.list) {
      if (state === 'failed' || state === 'arrived') continue
      this.stop(key)
      this.change(key, { state: 'paused' })
    }
  }

  resumeAll(): void {
    for (const { key, state } of this.list) if (state === 'paused' || state === 'lost') this.resume(key)
  }

  /** Cancels an upload, here and at the server. */
  cancel(key: number): void {
    const upload = this.running.get(key)?.upload ?? null
    const item = this.list.find((candidate) => candidate.key === key)
    this.stop(key)
    // If this fails, the server removes the upload within a week.
    upload?.abort(true).catch(() => {})
    if (item) forgetName({ ...this.sentTo, file: item.file }, item.chosen)
    this.drop(key)
    this.fill()
  }

  /** Stops all uploads until `goOnline`. */
  goOffline(): void {
    for (const { key, state } of this.list) {
      if (state !== 'sending') continue
      this.stop(key)
      this.change(key, { state: 'lost' })
    }
  }

  goOnline(): void {
    for (const { key, state } of this.list) if (state === 'lost') this.resume(key)
  }

  private fill(): void {
    const free = atOnce - this.running.size
    for (const item of this.list.filter(({ state }) => state === 'waiting').slice(0, Math.max(0, free))) {
      this.begin(item)
    }
  }

  private begin({ key, chosen, file, isRecorded, kind }: UploadItem): void {
    if (kind === null) return
    const own: { upload: RunningUpload | null } = { upload: null }
    this.running.set(key, own)
    this.change(key, { state: 'sending' })
    // A stopped attempt must not change the state of the one after it.
    const isCurrent = () => this.running.get(key) === own
    sendFile({
      ...this.sentTo,
      file,
      chosen,
      isRecorded,
      isWanted: isCurrent,
      onProgress: (sentBytes) => isCurrent() && this.change(key, { sentBytes }),
      onArrived: (mediaId) => {
        if (!isCurrent()) return
        this.running.delete(key)
        this.finish(key, { file, kind, mediaId })
        this.fill()
      },
      onFailed: (failure) => isCurrent() && this.fail(key, failure),
    }).then(
      (upload) => {
        own.upload = upload
        if (!isCurrent()) upload.abort().catch(() => {})
      },
      () => isCurrent() && this.fail(key, { kind: 'line' }),
    )
  }

  private finish(key: number, arrival: Arrival): void {
    const work = this.listener.onArrived(arrival)
    if (!work) {
      this.drop(key)
      return
    }
    this.change(key, { state: 'arrived' })
    work.then(
      () => this.drop(key),
      (error: unknown) => this.refuse(key, messageOf(error), false),
    )
  }

  private refuse(key: number, message: string, canRetry: boolean): void {
    this.change(key, { state: 'failed', message, canRetry })
    const item = this.list.find((candidate) => candidate.key === key)
    if (item) this.listener.onRefused(item)
  }

  private fail(key: number, failure: SendFailure): void {
    this.running.delete(key)
    const tries = (this.tries.get(key) ?? 0) + 1
    this.tries.set(key, tries)
    if (failure.kind === 'line' || (failure.isServerFault && tries <= serverFaultsForgiven)) {
      this.change(key, { state: 'lost' })
      if (navigator.onLine) this.tryLater(key, waitsMs[Math.min(tries, waitsMs.length) - 1] ?? 1000)
    } else {
      this.refuse(key, failure.message, failure.canRetry)
    }
    this.fill()
  }

  private tryLater(key: number, delayMs: number): void {
    clearTimeout(this.timers.get(key))
    this.timers.set(
      key,
      setTimeout(() => {
        this.timers.delete(key)
        this.change(key, { state: 'waiting' })
        this.fill()
      }, delayMs),
    )
  }

  private stop(key: number): void {
    clearTimeout(this.timers.get(key))
    this.timers.delete(key)
    const own = this.running.get(key)
    this.running.delete(key)
    own?.upload?.abort().catch(() => {})
  }

  private drop(key: number): void {
    this.list = this.list.filter((item) => item.key !== key)
    this.tries.delete(key)
    this.notify()
  }

  private change(key: number, part: Partial<UploadItem>): void {
    this.list = this.list.map((item) => (item.key === key ? { ...item, ...part } : item))
    this.notify()
  }

  /** Batched over 50 ms: progress arrives far more often than is visible. */
  private notify(): void {
    if (this.isNotifying) return
    this.isNotifying = true
    setTimeout(() => {
      this.isNotifying = false
      this.notifyWatchers()
    }, 50)
  }

  private notifyWatchers(): void {
    for (const watcher of this.watchers) watcher()
  }
}
