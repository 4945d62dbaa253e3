'use client'

import { useEffect, useState } from 'react'

/** Counts down to 0 from mount, by the clock: a tab that slept is correct once it wakes. */
export function useSecondsLeft(seconds: number): number {
  const [deadline] = useState(() => Date.now() + seconds * 1000)
  const [left, setLeft] = useState(seconds)
  const isOver = left === 0
  useEffect(() => {
    if (isOver) return
    const timer = setInterval(() => setLeft(Math.max(0, Math.ceil((deadline - Date.now()) / 1000))), 1000)
    return () => clearInterval(timer)
  }, [deadline, isOver])
  return left
}
