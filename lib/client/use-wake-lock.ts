'use client'

import { useEffect } from 'react'

/**
 * Keeps the screen on while `isOn`: a tablet cannot be woken with gloves. The browser releases the lock when the page
 * is hidden, so it is requested again when visible; where unsupported or refused, the screen dims as usual.
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
