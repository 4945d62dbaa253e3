import { zoomParts } from '@/lib/domain/qr-codes/client/zoom-parts'
import { type CameraProblem, cameraProblemOf } from '@/lib/domain/qr-codes/scanner-copy'
import { FRAME } from './capture-frame'

// What phones offer beyond the types of the browser (W3C MediaStream Image Capture).
type Ability = { zoom: number } | { torch: boolean }
type Range = { min: number; max: number }
export type CameraChoice = { id: string; label: string }

export class CameraError extends Error {
  constructor(readonly problem: CameraProblem) {
    super(problem)
    this.name = 'CameraError'
  }
}

/** An open camera. Close it: the phone shows its recording indicator while it is open. */
export type Camera = {
  stream: MediaStream
  id: string | undefined
  hasTorch: boolean
  /** Sets what the lens can do and answers by how much the picture's middle is to be cut. */
  zoomTo: (zoom: number) => number
  light: (isOn: boolean) => Promise<void>
  close: () => void
}

/** Opens the rear camera, or the one with this id. Throws CameraError. */
export async function openCamera(id?: string): Promise<Camera> {
  if (!window.isSecureContext || !navigator.mediaDevices) throw new CameraError('insecure')
  const stream = await navigator.mediaDevices
    .getUserMedia({
      audio: false,
      video: {
        width: { ideal: FRAME.width },
        height: { ideal: FRAME.height },
        ...(id ? { deviceId: { exact: id } } : { facingMode: { ideal: 'environment' } }),
      },
    })
    .catch((error: unknown) => {
      throw new CameraError(cameraProblemOf(error))
    })
  const [track] = stream.getVideoTracks()
  const abilities = abilitiesOf(track)
  const set = async (part: Ability) => {
    const advanced: (MediaTrackConstraintSet & Ability)[] = [part]
    // A lens that will not move is no reason to stop: the picture is cut instead.
    await track?.applyConstraints({ advanced }).catch(() => undefined)
  }
  return {
    stream,
    id: track?.getSettings().deviceId,
    hasTorch: abilities.hasTorch,
    zoomTo: (zoom) => {
      const { lens, cut } = zoomParts(zoom, abilities.zoom)
      if (lens !== null) void set({ zoom: lens })
      return cut
    },
    light: (isOn) => set({ torch: isOn }),
    close: () => {
      for (const each of stream.getTracks()) each.stop()
    },
  }
}

function abilitiesOf(track: MediaStreamTrack | undefined): { zoom: Range | null; hasTorch: boolean } {
  // Firefox does not have it at all.
  const capabilities: object = track?.getCapabilities?.() ?? {}
  return {
    zoom: 'zoom' in capabilities && isRange(capabilities.zoom) ? capabilities.zoom : null,
    hasTorch: 'torch' in capabilities && capabilities.torch === true,
  }
}

function isRange(value: unknown): value is Range {
  if (typeof value !== 'object' || value === null || !('min' in value) || !('max' in value)) return false
  return typeof value.min === 'number' && typeof value.max === 'number'
}

/** Every camera there is, by name once one has been opened. Throws what the browser throws. */
export async function listCameras(): Promise<CameraChoice[]> {
  const devices = await navigator.mediaDevices.enumerateDevices()
  return devices
    .filter(({ kind }) => kind === 'videoinput')
    .map(({ deviceId, label }, index) => ({ id: deviceId, label: label || `Kamera ${index + 1}` }))
}
