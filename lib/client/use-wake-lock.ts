'use client'

import { useEffect } from 'react'

/**
 * Keeps the screen lit while `isOn`: gloves cannot wake a tablet. A browser lets go when the page is hidden, so it is asked
 * again when it is seen; where it cannot, or a battery saver refuses, the screen dims as it always did.
 */
export function useWakeLock(isOn: boolean): void {
  useEffect(() => {
    if (!isOn || !('wakeLock' in navigator)) return
    let held: WakeLockSentinel | null = null
    let isOver = false
    async function ask() {
      if (document.visibilityState !== 'visible') return
      const lock = await navigator.wakeLock.request('screen').catch(() => null)
      if (isOver) void lock?.release()
      else held = lock
    }
    void ask()
    document.addEventListener('visibilitychange', ask)
    return () => {
      isOver = true
      document.removeEventListener('visibilitychange', ask)
      void held?.release()
    }
  }, [isOn])
}
