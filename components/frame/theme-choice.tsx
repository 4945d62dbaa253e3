'use client'

import { useSyncExternalStore } from 'react'

const STORAGE_KEY = 'theme'
const THEMES = [
  { value: 'light', label: 'Lyst' },
  { value: 'dark', label: 'Mørkt' },
  { value: 'system', label: 'Som systemet' },
] as const

/** Light, dark or system, where system is treated as light; stored only in this browser. */
export function ThemeChoice() {
  const theme = useSyncExternalStore(subscribe, read, () => 'light')
  return (
    <label className="inline-flex min-w-0 max-w-full flex-wrap items-center gap-x-3 gap-y-1 noscript:hidden">
      <span>Udseende</span>
      <select
        value={theme}
        onChange={(event) => choose(event.currentTarget.value)}
        className="min-h-touch min-w-0 max-w-full rounded-lg border border-input bg-background px-3 text-foreground"
      >
        {THEMES.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    </label>
  )
}

function read(): string {
  try {
    const stored = localStorage.getItem(STORAGE_KEY)
    return THEMES.some(({ value }) => value === stored) && stored ? stored : 'light'
  } catch {
    // Storage may be blocked: use light.
    return 'light'
  }
}

function choose(theme: string): void {
  try {
    localStorage.setItem(STORAGE_KEY, theme)
  } catch {
    // Without storage the choice lasts until the page is left.
  }
  document.documentElement.classList.toggle('dark', theme === 'dark')
  window.dispatchEvent(new StorageEvent('storage', { key: STORAGE_KEY }))
}

function subscribe(onChange: () => void): () => void {
  const follow = () => {
    document.documentElement.classList.toggle('dark', read() === 'dark')
    onChange()
  }
  window.addEventListener('storage', follow)
  return () => window.removeEventListener('storage', follow)
}
