import { signInToDemo } from '../bench/support/sign-in.ts';
const origin=process.env.O ?? 'http://localhost:4393';
const {token}=await signInToDemo(origin, process.env.U ?? 'ava@hearthline.test');
const [m,path,body]=process.argv.slice(2);
const r=await fetch(origin+'/api'+path,{method:m,headers:{authorization:`Bearer ${token}`,...(body?{'content-type':'application/json'}:{})},body:body??null});
console.log(r.status,(await r.text()).slice(0,Number(process.env.N??3000)));
