'use client'

import { useEffect, useMemo, useState } from 'react'
import { deviceEntry } from '@/lib/client/tab-storage'

/** Whether this device is silent; kept on the device, because a tablet stays in its corner of the workshop. */
export function useMuted(): { isMuted: boolean; setMuted: (isMuted: boolean) => void } {
  const entry = useMemo(() => deviceEntry('station-lyd'), [])
  const [isMuted, setMuted] = useState(false)
  useEffect(() => setMuted(entry.read()?.isMuted === true), [entry])
  return {
    isMuted,
    setMuted: (next) => {
      entry.write({ isMuted: next })
      setMuted(next)
    },
  }
}
