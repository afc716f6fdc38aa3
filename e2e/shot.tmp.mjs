import { chromium } from '@playwright/test'
const BASE='http://127.0.0.1:3100'
const b=await chromium.launch({executablePath:'/usr/bin/chromium',args:['--no-sandbox']})
for(const v of (process.env.VIEWS??'wl').split(',')){
const wide=v[0]==='w'
const c=await b.newContext({viewport:wide?{width:1440,height:900}:{width:360,height:740},colorScheme:v[1]==='d'?'dark':'light',locale:'es-AR',isMobile:!wide,hasTouch:!wide})
const p=await c.newPage()
await p.goto(BASE+'/auth/login')
await c.request.post(BASE+'/api/mobile',{headers:{origin:BASE},data:{_operation:'login',username:'ana@ficcion-del-sur.example',password:'Los camiones salen temprano'}})
p.on('pageerror',e=>console.log('pageerror',e.message));p.on('console',m=>{if(m.type()==='error')console.log('console',m.text().slice(0,200))})
for(const a of process.argv.slice(2)){const [n,u]=a.split('=');await p.goto(BASE+u.replaceAll('~','='));await p.waitForLoadState('networkidle');await p.waitForTimeout(700);await p.screenshot({path:`/tmp/shots/${n}-${v}.png`,fullPage:!!process.env.FULL})}
await c.close()}
await b.close()
