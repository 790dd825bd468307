import { mount } from 'svelte'
import App from './App.svelte'
import './api/generated/palette.css'
import './fonts.css'
import './app.css'
import { start } from './i18n'
import { keepForLater } from './offline/register'

await start()
mount(App, { target: document.getElementById('app') as HTMLElement })
keepForLater()
