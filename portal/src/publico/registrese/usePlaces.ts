import type { Answer } from '@portal/contract'
import { addresses } from '@portal/contract/door.ts'
import { useEffect, useState } from 'react'

type Place = Answer<'getCiudades'>[number]

type Fetched = { country: string; places: readonly Place[] | 'failed' }

export interface Places {
  state: 'loading' | 'failed' | 'ready'
  provinces: readonly string[]
  citiesOf: (province: string) => readonly Place[]
  retry: () => void
}

/** The provinces and cities of a country, asked for once; the browser keeps them for the next time. */
export function usePlaces(country: string): Places {
  const [fetched, setFetched] = useState<Fetched>()
  const [attempt, setAttempt] = useState(0)

  useEffect(() => {
    const leaving = new AbortController()
    fetchPlaces(country, leaving.signal).then(
      (places) => setFetched({ country, places }),
      () => leaving.signal.aborted || setFetched({ country, places: 'failed' }),
    )
    return () => leaving.abort()
  }, [country, attempt])

  const places = fetched?.country === country ? fetched.places : undefined
  const known = places === undefined || places === 'failed' ? [] : places
  return {
    state: places === undefined ? 'loading' : places === 'failed' ? 'failed' : 'ready',
    provinces: [...new Set(known.map(({ geo_provincia }) => geo_provincia))],
    citiesOf: (province) => known.filter(({ geo_provincia }) => geo_provincia === province),
    retry: () => {
      setFetched(undefined)
      setAttempt(attempt + 1)
    },
  }
}

async function fetchPlaces(country: string, signal: AbortSignal): Promise<readonly Place[]> {
  const query = new URLSearchParams({ geo_pais: country })
  const response = await fetch(`${addresses.geografia}?${query.toString()}`, { signal })
  const answer = (await response.json()) as { success: boolean; records: readonly Place[] } // the contract's getCiudades
  if (!answer.success) throw new Error('no places')
  return answer.records
}
