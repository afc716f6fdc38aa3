import { chromium } from '@playwright/test'
const origin='http://127.0.0.1:3140'
const b = await chromium.launch({executablePath:'/usr/bin/chromium', args:['--no-sandbox','--disable-background-networking','--disable-component-update','--disable-sync']})
const c = await b.newContext({viewport:{width:1440,height:900},locale:'es-AR',timezoneId:'America/Argentina/Buenos_Aires'})
const p = await c.newPage()
p.on('console',m=>['error','warning'].includes(m.type())&&console.log('console',m.text()))
await p.goto(origin+'/consola/ingresar')
await p.fill('input[type=email]','revision@proveedor.example'); await p.fill('input[type=password]','Los camiones salen temprano'); await p.keyboard.press('Enter')
await p.waitForURL(/consola\/?$/)
const call=(mode,input)=>p.evaluate(async([mode,input])=>{const r=await fetch('/api/consola',{method:'POST',headers:{'content-type':'application/json'},body:JSON.stringify({_operation:'ProviderOperations',mode,...input})});return r.json()},[mode,input])
let r=await call('ListRevision',{pagesize:50})
if(!r.success) console.log(JSON.stringify(r).slice(0,300))
const rows=r.result.records
const out=[]
for(const row of rows){ const l=await call('LecturaDocumento',{documentoid:row.documentoid}); const x=l.result?.records?.[0]; out.push([row.documentoid,row.tipodocumento,row.nombre,row.dominio, x?.archivos.map(a=>a.estado).join(), x?.controles.map(k=>k.que+':'+k.resultado+(k.dice?'='+k.dice:'')+(k.lugar?'@':'')).join(' '), x&&JSON.stringify(x.nomina), x?.fechas.join()].join(' | ')) }
console.log(out.join('\n'))
const pick=process.argv.slice(2)
for (const [id,tag] of pick.map(a=>a.split('='))) {
 for (const [w,h,mode] of [[1440,900,'light'],[1024,768,'light'],[360,740,'dark']]) {
  await p.setViewportSize({width:w,height:h}); await p.emulateMedia({colorScheme:mode})
  await p.goto(`${origin}/consola/revision/${id}`); await p.waitForTimeout(2500)
  await p.screenshot({path:`/tmp/hd-run/${tag}-${w}-${mode}.png`, fullPage:w<500})
 }
}
await b.close()
