import { describe, expect, it, vi } from 'vitest'
import { z } from 'zod'
import { newUuidV7 } from '@/lib/shared/uuid-v7'

// It remembers its last moment: here that begins anew.
vi.hoisted(() => vi.resetModules())

describe('a new id', () => {
  it('is a UUID of version 7 with the time in front', () => {
    const id = newUuidV7(0x0192_a3b4_c5d6)
    expect(z.uuidv7().safeParse(id).success).toBe(true)
    expect(id.slice(0, 13)).toBe('0192a3b4-c5d6')
  })

  it('sorts after those that were made before, and is never the same twice', () => {
    const made = Array.from({ length: 10_000 }, (_, index) => newUuidV7(0x0192_a3b4_c5d7 + (index % 3)))
    expect(made).toEqual([...made].sort())
    expect(new Set(made).size).toBe(made.length)
  })
})
