import autocannon from 'autocannon'

export interface Measured {
  /** Good answers a second. */
  rate: number
  p50: number
  p99: number
  failed: number
}

interface Work {
  url: string
  connections: number
  seconds: number
  /** Sent in turn: each caller is somebody else. */
  requests: {
    path: string
    headers: Record<string, string>
    body: string | Buffer
    method?: 'GET' | 'POST'
  }[]
}

/** Keeps so many connections busy for so long, each starting at another caller. An answer that is not a 200 counts as failed. */
export async function measure({ url, connections, seconds, requests }: Work): Promise<Measured> {
  const posts = requests.map((request) => ({ method: 'POST' as const, ...request }))
  let started = 0
  const result = await autocannon({
    url,
    connections,
    duration: seconds,
    requests: posts,
    setupClient: (client) => {
      const first = Math.floor((started++ * posts.length) / connections)
      client.setRequests([...posts.slice(first), ...posts.slice(0, first)])
    },
  })
  return {
    rate: result['2xx'] / result.duration,
    p50: result.latency.p50,
    p99: result.latency.p99,
    failed: result.non2xx + result.errors,
  }
}
